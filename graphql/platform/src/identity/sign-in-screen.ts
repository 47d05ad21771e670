import type { IncomingMessage, ServerResponse } from "node:http";
import { errors, type Provider } from "oidc-provider";
import * as v from "valibot";
import { readFormBody } from "../page/form-body.ts";
import { pageHeaders, sendPage } from "../page/page-response.ts";
import { isSameOrigin } from "../page/same-origin.ts";
import type { Platform } from "../platform.ts";
import { ensureCustomer, findCustomerByEmail } from "./customer-store.ts";
import { demoCustomerEmail } from "./demo-customer.ts";
import { renderSignInPage, type SignInPage } from "./page/sign-in-page.ts";
import { codeMessage } from "./sign-in-messages.ts";
import { checkCode, forgetAddress, issueCode, pendingCode } from "./sign-in-code.ts";
import { switchCustomer } from "./switch-customer.ts";

type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** One visit of the sign-in page: the request, and the sign-in that this browser is in the middle of. */
interface Visit {
  readonly platform: Pick<Platform, "database" | "settings">;
  readonly provider: Provider;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly interaction: Interaction;
}

const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email());

/**
 * The sign-in page: an address, then the code for it. A sign-in is opened by its cookie and no link, so a code only
 * ever signs in the browser that asked for it. `undefined`: there is no such sign-in in this browser (any more).
 */
export async function signInScreen(visit: Omit<Visit, "interaction">, uid: string): Promise<void> {
  const { provider, request, response, platform } = visit;
  const interaction = await provider.interactionDetails(request, response).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  });
  const { storefrontUrl } = platform.settings;
  if (interaction?.uid !== uid)
    return sendPage(response, 404, renderSignInPage({ step: "gone", storefrontUrl }));
  const open = { ...visit, interaction };
  if (request.method === "GET" || request.method === "HEAD") return show(open, 200);
  if (request.method !== "POST") {
    response.setHeader("allow", "GET, HEAD, POST");
    return show(open, 405);
  }
  if (!isSameOrigin(request, platform.settings.publicUrl ?? "http://localhost")) {
    return show(open, 403, {
      message: "This form came from another site, so it wasn’t sent. Please try again.",
    });
  }
  const form = await readFormBody(request);
  const action = form.get("action");
  if (action === "email") return takeEmail(open, form.get("email") ?? "");
  if (action === "code") return takeCode(open, form.get("code") ?? "");
  if (action === "again")
    return takeEmail(open, pendingCode(platform.database, uid, new Date())?.email ?? "");
  if (action === "change") forgetAddress(platform.database, uid);
  return again(open);
}

function takeEmail(visit: Visit, typed: string): void {
  const parsed = v.safeParse(emailSchema, typed);
  if (!parsed.success) {
    const message = typed.trim() === "" ? "Enter your email." : "Enter an email like name@example.com.";
    return show(visit, 422, { message, typed });
  }
  const { database } = visit.platform;
  if (!issueCode(database, visit.interaction.uid, parsed.output, new Date())) {
    return show(visit, 429, {
      message: "You’ve asked for a lot of codes. Please go back to the shop and start again.",
      typed,
    });
  }
  again(visit);
}

async function takeCode(visit: Visit, typed: string): Promise<void> {
  const { platform, provider, interaction, request, response } = visit;
  const { database } = platform;
  const now = new Date();
  if (!/^[\s-]*(?:\d[\s-]*){6}$/.test(typed))
    return show(visit, 422, { message: "Enter the 6 digits of your code." });
  const verdict = checkCode(database, interaction.uid, typed, now);
  if (verdict.kind !== "right") {
    return show(visit, verdict.kind === "locked" ? 429 : 422, { message: codeMessage(verdict) });
  }
  const accountId = String(ensureCustomer(database, verdict.email, now).id);
  await switchCustomer(database, interaction, accountId);
  await provider.interactionFinished(request, response, { login: { accountId, amr: ["otp"] } });
}

/** Shows the page as the sign-in stands: the address is asked for until there is one, then its code. */
function show(
  visit: Visit,
  status: number,
  more: { readonly message?: string; readonly typed?: string } = {},
): void {
  const { platform, interaction, path, response } = visit;
  const { storefrontUrl } = platform.settings;
  const { login_hint: hint, redirect_uri: home } = interaction.params;
  const pending = pendingCode(platform.database, interaction.uid, new Date());
  const page: SignInPage = pending
    ? { step: "code", path, storefrontUrl, pending, message: more.message }
    : {
        step: "email",
        path,
        storefrontUrl,
        email: more.typed ?? (typeof hint === "string" ? hint : ""),
        message: more.message,
        example: findCustomerByEmail(platform.database, demoCustomerEmail)?.email,
      };
  const targets = ["'self'", new URL(String(home)).origin];
  sendPage(response, status, renderSignInPage(page), pageHeaders(targets));
}

/** Leads back to the page with a GET, so that a reload sends no form again. */
function again({ response, path, interaction }: Visit): void {
  const targets = ["'self'", new URL(String(interaction.params["redirect_uri"])).origin];
  response.writeHead(303, { ...pageHeaders(targets), location: path });
  response.end();
}
