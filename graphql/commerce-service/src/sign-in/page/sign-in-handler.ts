import { errors, type Provider } from "oidc-provider";
import { emailPattern, normalizedEmail } from "@circlet/service-kit/email/email-address";
import * as v from "valibot";
import { ensureCustomer, findExampleEmail } from "../../customers/customer-store.ts";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import { FormBodyError, readFormBody } from "../../shared/pages/form-body.ts";
import { htmlResponse, pageHeaders, seeOther } from "../../shared/pages/page-response.ts";
import { isSameOrigin } from "../../shared/pages/same-origin.ts";
import type { ServiceHandler } from "../../shared/http/service-app.ts";
import { waitingTime } from "@circlet/service-kit/rate-limits/rate-limits";
import type { Platform } from "../../shared/platform.ts";
import { publicUrlOf } from "../../shared/settings/settings.ts";
import { renderUnreadable } from "../provider/identity-pages.ts";
import { nodeResponse } from "../provider/node-response.ts";
import { deviceOf, isKnownDevice, newDevice } from "./device.ts";
import { checkCode, forgetAddress, issueCode, pendingCode } from "./sign-in-code.ts";
import { codeMessage } from "./sign-in-messages.ts";
import { renderSignInPage, type SignInPage } from "./sign-in-page.ts";
import { type Interaction, switchCustomer } from "./switch-customer.ts";

type SignInPlatform = Pick<Platform, "database" | "settings" | "rateLimits">;

/** A request to the sign-in page, with the sign-in in progress in this browser. */
interface Visit {
  readonly platform: SignInPlatform;
  readonly path: string;
  readonly network: string | undefined;
  readonly interaction: Interaction;
  readonly device: string;
}

const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.regex(emailPattern));

/** An email, then its code. The cookie identifies the sign-in, so a code only works in the browser that asked. */
export function signInHandler(platform: SignInPlatform, provider: Provider): ServiceHandler {
  const { settings } = platform;
  return async (context) => {
    const { req } = context;
    const interaction = await interactionOf(provider, req.raw);
    if (!interaction || interaction.uid !== req.param("uid"))
      return htmlResponse(404, renderSignInPage({ step: "expired", shop: settings }));
    const { device, cookie } = deviceOf(context, publicUrlOf(platform.settings));
    const visit = { platform, path: req.path, network: context.get("network"), interaction, device };
    const response = await respondToVisit(visit, req.raw).catch((error: unknown) => {
      if (!(error instanceof FormBodyError)) throw error;
      return htmlResponse(error.status, renderUnreadable(settings));
    });
    if (cookie !== undefined && !response.headers.has("set-cookie"))
      response.headers.append("set-cookie", cookie);
    return response;
  };
}

/** The sign-in that this browser's cookie names. */
async function interactionOf(provider: Provider, request: Request): Promise<Interaction | undefined> {
  const { promise, resolve } = Promise.withResolvers<Interaction>();
  const { url, headers } = request;
  // The provider only reads the cookie.
  await nodeResponse(new Request(url, { headers }), (incoming, outgoing) => {
    resolve(provider.interactionDetails(incoming, outgoing));
    outgoing.end();
  });
  return promise.catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  });
}

async function respondToVisit(visit: Visit, request: Request): Promise<Response> {
  const { database, settings } = visit.platform;
  const { uid } = visit.interaction;
  if (request.method === "GET" || request.method === "HEAD") return page(visit, 200);
  if (request.method !== "POST") return page(visit, 405, { headers: { allow: "GET, HEAD, POST" } });
  if (!isSameOrigin(request, publicUrlOf(settings))) {
    const message = "This form came from another site, so it wasn’t sent. Please try again.";
    return page(visit, 403, { message });
  }
  const form = await readFormBody(request);
  const action = form.get("action");
  if (action === "email") return submitEmail(visit, form.get("email") ?? "");
  if (action === "code") return submitCode(visit, form.get("code") ?? "");
  if (action === "again") return submitEmail(visit, pendingCode(database, uid, new Date())?.email ?? "");
  if (action === "change") await retryWhileLocked(() => forgetAddress(database, uid));
  return seeOther(visit.path);
}

async function submitEmail(visit: Visit, typed: string): Promise<Response> {
  const parsed = v.safeParse(emailSchema, typed);
  if (!parsed.success) {
    const message = typed.trim() === "" ? "Enter your email." : "Enter an email like name@example.com.";
    return page(visit, 422, { message, typed });
  }
  const { database } = visit.platform;
  const seconds = await refusedFor(visit, parsed.output);
  if (seconds !== undefined) {
    const message = `Too many codes were requested. Please wait ${waitingTime(seconds)} and try again.`;
    return page(visit, 429, { message, typed, headers: { "retry-after": String(seconds) } });
  }
  const { uid } = visit.interaction;
  if (!(await retryWhileLocked(() => issueCode(database, uid, parsed.output, new Date())))) {
    return page(visit, 429, {
      message: "You’ve requested too many codes. Please go back to the shop and start again.",
      typed,
    });
  }
  // From now on the sign-in outlives a restart, as the code does.
  await visit.interaction.persist();
  return seeOther(visit.path);
}

/** Seconds to wait for a code, or undefined. A known device is exempt: nobody can use up a customer's codes. */
async function refusedFor({ platform, network, device }: Visit, email: string): Promise<number | undefined> {
  const { rateLimits, database } = platform;
  const byNetwork = await rateLimits.take("signInCode", network);
  if (byNetwork !== undefined || network === undefined) return byNetwork;
  return isKnownDevice(database, device, email)
    ? undefined
    : rateLimits.take("signInEmail", normalizedEmail(email));
}

async function submitCode(visit: Visit, typed: string): Promise<Response> {
  const { interaction, device } = visit;
  const { database, settings } = visit.platform;
  const { device: renewed, cookie } = newDevice(publicUrlOf(settings));
  const now = new Date();
  if (!/^[\s-]*(?:\d[\s-]*){6}$/.test(typed))
    return page(visit, 422, { message: "Enter the 6 digits of your code." });
  const verdict = await retryWhileLocked(() =>
    checkCode(database, interaction.uid, typed, { device, renewed, now }),
  );
  if (verdict.kind !== "right") {
    return page(visit, verdict.kind === "locked" ? 429 : 422, { message: codeMessage(verdict) });
  }
  const customer = await retryWhileLocked(() => ensureCustomer(database, verdict.email, now));
  const accountId = String(customer.id);
  await retryWhileLocked(() => switchCustomer(database, interaction, accountId));
  interaction.result = { login: { accountId, amr: ["otp"] } };
  await interaction.persist();
  const response = seeOther(interaction.returnTo);
  response.headers.append("set-cookie", cookie);
  return response;
}

interface PageDetails {
  readonly message?: string;
  readonly typed?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The page in its current step: the email form until there is an address, then the code form. */
function page(visit: Visit, status: number, { message, typed, headers }: PageDetails = {}): Response {
  const { platform, interaction, path } = visit;
  const { settings: shop } = platform;
  const sendsEmail = shop.smtpHost !== undefined;
  const { login_hint: hint, redirect_uri: home } = interaction.params;
  const pending = pendingCode(platform.database, interaction.uid, new Date());
  const content: SignInPage = pending
    ? { step: "code", path, shop, sendsEmail, pending, message }
    : {
        step: "email",
        path,
        shop,
        sendsEmail,
        email: typed ?? (typeof hint === "string" ? hint : ""),
        message,
        example: findExampleEmail(platform.database),
      };
  const forms = [new URL(String(home)).origin];
  return htmlResponse(status, renderSignInPage(content), { ...pageHeaders({ forms }), ...headers });
}
