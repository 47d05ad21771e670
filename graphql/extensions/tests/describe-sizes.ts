import { beforeEach, describe, expect, test } from "vitest";
import { run } from "../../commerce-service/src/database/statement.ts";
import { issueCustomerToken } from "../../commerce-service/src/sign-in/testing/sign-in.fixture.ts";
import { operationsOf } from "../../commerce-service/tests/operations.fixture.ts";
import { executeAt } from "../../commerce-service/tests/test-shop.fixture.ts";
import type { TestService } from "./test-service.ts";

const save = operationsOf("extensions").get("extensions_SaveSizes") ?? "";
const saveGarments = operationsOf("extensions").get("extensions_SaveGarments") ?? "";
const read = operationsOf("customer").get("customer_Sizes") ?? "";

export function describeSizes(service: () => TestService): void {
  let token: string;
  beforeEach(() => {
    run(service().shop.database, "DELETE FROM customer");
    token = issueCustomerToken(service().shop.database, "ada@circlet.example");
  });

  const send = (sizes: readonly string[], authorization?: string) =>
    executeAt(service().url, save, { variables: { sizes }, ...(authorization && { authorization }) });
  const sendGarments = (garments: readonly string[], authorization?: string) =>
    executeAt(service().url, saveGarments, {
      variables: { garments },
      ...(authorization && { authorization }),
    });
  async function saved(authorization = token): Promise<unknown> {
    return (await savedLists(authorization)).sizes;
  }
  async function savedLists(authorization = token) {
    type Field = { value: string } | null;
    const { data } = await executeAt<{ customer: { metafield: Field; garments: Field } }>(
      `${service().shop.url}/account/customer/api/2024-01/graphql`,
      read,
      { authorization },
    );
    const { metafield, garments } = data.customer;
    const listOf = (field: Field): unknown => JSON.parse(field?.value ?? "null");
    return { sizes: listOf(metafield), garments: listOf(garments) };
  }

  describe("a customer's sizes", () => {
    test("a customer's sizes are replaced as a whole, and the customer account API reads them", async () => {
      expect(await saved()).toBeNull();
      const { data } = await send(["womens_alpha.M", "shoes_us_m.8.5", "womens_alpha.M"], token);
      expect(data).toEqual({ saveSizes: { sizes: ["womens_alpha.M", "shoes_us_m.8.5"] } });
      await send(["womens_bra.34C", "one_size.One size"], token);
      expect(await saved()).toEqual(["womens_bra.34C", "one_size.One size"]);
      await send([], token);
      expect(await saved()).toEqual([]);
    });

    test.each(["8", "", "Shoes.8", "shoes.", "shoes. 8", "shoes.8,9", `shoes.${"8".repeat(30)}`])(
      "a customer's sizes reject %j, which is not a size of a size system",
      async (size) => {
        expect(await send([size], token)).toMatchObject({ code: "BAD_USER_INPUT" });
        expect(await saved()).toBeNull();
      },
    );

    test("a customer's sizes are at most 40", async () => {
      const many = Array.from({ length: 41 }, (_, at) => `mens_waist.${at}`);
      expect(await send(many, token)).toMatchObject({ code: "LIMIT_EXCEEDED" });
    });

    test("a customer's sizes need the customer's token, and stay the customer's own", async () => {
      const bens = issueCustomerToken(service().shop.database, "ben@circlet.example");
      await send(["womens_alpha.M"], bens);
      expect(await send(["womens_alpha.S"])).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
      await send(["womens_alpha.L"], token);
      expect(await saved(bens)).toEqual(["womens_alpha.M"]);
    });
  });
  describe("a customer's garments", () => {
    test("a customer's garments are replaced as a whole, beside the sizes", async () => {
      await send(["womens_alpha.M"], token);
      const garments = ["dresses.in.chest18.5,length38", "jeans.cm.waist40"];
      const { data } = await sendGarments(garments, token);
      expect(data).toEqual({ saveGarments: { garments } });
      expect(await savedLists()).toEqual({ sizes: ["womens_alpha.M"], garments });
      await sendGarments([], token);
      expect((await savedLists()).garments).toEqual([]);
    });

    test.each([
      "",
      "dresses",
      "dresses.in.",
      "dresses.mm.chest18",
      "dresses.in.chest",
      "dresses.in.neck18",
      "dresses.in.length38,chest18",
      "dresses.in.chest18,chest19",
      "dresses.in.chest18,",
      "dresses.in.chest18length38",
      "dresses.in.chest1800",
      "dresses.in.chest18.5\n",
    ])("a customer's garments reject %j", async (garment) => {
      expect(await sendGarments([garment], token)).toMatchObject({ code: "BAD_USER_INPUT" });
      expect((await savedLists()).garments).toBeNull();
    });

    test("a customer's garments are at most 20, one of a category, and need the customer's token", async () => {
      const many = Array.from({ length: 21 }, () => "dresses.in.chest18");
      expect(await sendGarments(many, token)).toMatchObject({ code: "LIMIT_EXCEEDED" });
      expect(await sendGarments(many.slice(0, 2), token)).toMatchObject({ code: "BAD_USER_INPUT" });
      expect(await sendGarments([])).toMatchObject({ status: 401, code: "UNAUTHORIZED" });
    });
  });
}
