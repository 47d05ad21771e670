import type { IncomingMessage, ServerResponse } from "node:http";
import { errors, type Provider } from "oidc-provider";
import * as v from "valibot";
import { ensureCustomer, findCustomerByEmail, normalizedEmail } from "../../customers/customer-store.ts";
import { whenUnlocked } from "../../database/when-unlocked.ts";
import { demoCustomer } from "../../demo/seed/demo-people.ts";
import { readFormBody } from "../../pages/form-body.ts";
import { pageHeaders, sendPage } from "../../pages/page-response.ts";
import { isSameOrigin } from "../../pages/same-origin.ts";
import { clientNetwork } from "../../server/rate-limits/client-network.ts";
import { waitingTime } from "../../server/rate-limits/rate-limits.ts";
import type { Platform } from "../../server/platform.ts";
import { deviceOf, isKnownDevice } from "./device.ts";
import { checkCode, forgetAddress, issueCode, pendingCode } from "./sign-in-code.ts";
import { codeMessage } from "./sign-in-messages.ts";
import { renderSignInPage, type SignInPage } from "./sign-in-page.ts";
import { type Interaction, switchCustomer } from "./switch-customer.ts";

/** A request to the sign-in page, with the sign-in in progress in this browser. */
interface Visit {
  readonly platform: Pick<Platform, "database" | "settings" | "rateLimits">;
  readonly provider: Provider;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly interaction: Interaction;
  /** The secret of this browser's device cookie. */
  readonly device: string;
}

const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email());

/**
 * The sign-in page: an email, then its code. A sign-in is identified by its cookie and not by its link, so a code
 * only signs in the browser that requested it.
 */
export async function handleSignIn(visit: Omit<Visit, "interaction" | "device">, uid: string): Promise<void> {
  const { provider, request, response, platform } = visit;
  const interaction = await provider.interactionDetails(request, response).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  });
  const { storefrontUrl } = platform.settings;
  if (interaction?.uid !== uid)
    return sendPage(response, 404, renderSignInPage({ step: "expired", storefrontUrl }));
  const open = { ...visit, interaction, device: deviceOf(request, response) };
  if (request.method === "GET" || request.method === "HEAD") return showPage(open, 200);
  if (request.method !== "POST") {
    response.setHeader("allow", "GET, HEAD, POST");
    return showPage(open, 405);
  }
  if (!isSameOrigin(request, platform.settings.publicUrl ?? "http://localhost")) {
    return showPage(open, 403, {
      message: "This form came from another site, so it wasn’t sent. Please try again.",
    });
  }
  const form = await readFormBody(request);
  const action = form.get("action");
  if (action === "email") return submitEmail(open, form.get("email") ?? "");
  if (action === "code") return submitCode(open, form.get("code") ?? "");
  if (action === "again")
    return submitEmail(open, pendingCode(platform.database, uid, new Date())?.email ?? "");
  if (action === "change") await whenUnlocked(() => forgetAddress(platform.database, uid));
  return redirectToPage(open);
}

async function submitEmail(visit: Visit, typed: string): Promise<void> {
  const parsed = v.safeParse(emailSchema, typed);
  if (!parsed.success) {
    const message = typed.trim() === "" ? "Enter your email." : "Enter an email like name@example.com.";
    return showPage(visit, 422, { message, typed });
  }
  const { database } = visit.platform;
  const seconds = await refusedFor(visit, parsed.output);
  if (seconds !== undefined) {
    visit.response.setHeader("retry-after", String(seconds));
    const message = `A lot of codes were asked for. Please wait ${waitingTime(seconds)} and try again.`;
    return showPage(visit, 429, { message, typed });
  }
  const { uid } = visit.interaction;
  if (!(await whenUnlocked(() => issueCode(database, uid, parsed.output, new Date())))) {
    return showPage(visit, 429, {
      message: "You’ve asked for a lot of codes. Please go back to the shop and start again.",
      typed,
    });
  }
  redirectToPage(visit);
}

/**
 * The seconds to wait for another code, if any. Codes for one email are limited, too, but not on a device that has
 * signed in with it: nobody can use up a customer's codes.
 */
async function refusedFor({ platform, request, device }: Visit, email: string): Promise<number | undefined> {
  const { rateLimits, settings, database } = platform;
  const network = clientNetwork(request, settings);
  const byNetwork = await rateLimits.take("signInCode", network);
  if (byNetwork !== undefined || network === undefined) return byNetwork;
  return isKnownDevice(database, device, email)
    ? undefined
    : rateLimits.take("signInEmail", normalizedEmail(email));
}

async function submitCode(visit: Visit, typed: string): Promise<void> {
  const { platform, provider, interaction, request, response } = visit;
  const { database } = platform;
  const now = new Date();
  if (!/^[\s-]*(?:\d[\s-]*){6}$/.test(typed))
    return showPage(visit, 422, { message: "Enter the 6 digits of your code." });
  const verdict = await whenUnlocked(() =>
    checkCode(database, interaction.uid, typed, { device: visit.device, now }),
  );
  if (verdict.kind !== "right") {
    return showPage(visit, verdict.kind === "locked" ? 429 : 422, { message: codeMessage(verdict) });
  }
  const customer = await whenUnlocked(() => ensureCustomer(database, verdict.email, now));
  const accountId = String(customer.id);
  await whenUnlocked(() => switchCustomer(database, interaction, accountId));
  await provider.interactionFinished(request, response, { login: { accountId, amr: ["otp"] } });
}

/** Shows the current step: the email form until there is an address, then the code form. */
function showPage(
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
        example: findCustomerByEmail(platform.database, demoCustomer.email)?.email,
      };
  const forms = [new URL(String(home)).origin];
  sendPage(response, status, renderSignInPage(page), pageHeaders({ forms }));
}

/** Redirects to the page with a GET, so that a reload does not submit the form again. */
function redirectToPage({ response, path, interaction }: Visit): void {
  const forms = [new URL(String(interaction.params["redirect_uri"])).origin];
  response.writeHead(303, { ...pageHeaders({ forms }), location: path });
  response.end();
}
