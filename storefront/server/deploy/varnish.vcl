# Varnish requests gzip and decompresses pages for browsers that do not accept it. For brotli, put a proxy in front.
vcl 4.1;

import std;
# From varnish-modules.
import xkey;

# Caches what the storefront marks as public: pages, their data, scripts, images. Pages stay fresh as long as
# `s-maxage` says (STOREFRONT_PAGE_FRESH_SECONDS), or until a storefront purges one of their tags
# (STOREFRONT_VARNISH_URLS). They are then renewed in the background. Cart changes always reach the platform.

# Storefronts in private networks may purge. Shoppers have two addresses in X-Forwarded-For, because a proxy is in front.
acl storefronts {
    "localhost";
    "10.0.0.0"/8;
    "172.16.0.0"/12;
    "192.168.0.0"/16;
}

backend default {
    .host = "haproxy";
    .port = "8081";
    .probe = {
        .url = "/ready";
        .interval = 2s;
        .timeout = 1s;
        .window = 3;
        .threshold = 2;
    }
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ storefronts || req.http.X-Forwarded-For ~ ",") {
            return (synth(403, "Only storefronts may purge"));
        }
        return (synth(200, "Purged " + xkey.softpurge(req.http.xkey-softpurge)));
    }
    # Removes the proxy's address, which Varnish has appended: the storefront reads the shopper's address from the end.
    set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ", *[^,]*$", "");
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # The shopper's own pages, and what must not be cached.
    if (req.url ~ "(?i)^/(alerts|cart|discount|profile|scheme|health|ready|webhooks)([/?.]|$)") {
        return (pass);
    }
    # Names of this machine, which the storefront serves at any port. A copy for each would fill the cache.
    if (req.http.host ~ "(?i)^(localhost|127\.|\[::1\])") {
        return (pass);
    }
    # Shared pages are rendered without cookies.
    unset req.http.Cookie;
    # Campaign parameters never change a page.
    if (req.url ~ "[?&](utm_[a-z_]+|gclid|fbclid|msclkid)=") {
        set req.url = regsuball(req.url, "([?&])(utm_[a-z_]+|gclid|fbclid|msclkid)=[^&]*", "\1");
        set req.url = regsuball(req.url, "&&+", "&");
        set req.url = regsub(req.url, "\?&", "?");
        set req.url = regsub(req.url, "[?&]$", "");
    }
    if (std.healthy(req.backend_hint)) {
        set req.grace = 10m;
    }
    return (hash);
}

# Every spelling of the shop's host has the same pages. The storefront redirects all other names.
sub vcl_hash {
    hash_data(req.url);
    hash_data(regsub(std.tolower(req.http.host), ":[0-9]+$", ""));
    return (lookup);
}

sub vcl_backend_response {
    if (beresp.http.Cache-Control ~ "private|no-store" || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    set beresp.http.xkey = regsuball(beresp.http.Cache-Tag, ",", " ");
    # The storefront sent an outdated page while it renews it. Serve it once and then request it again.
    if (beresp.http.Cache-Tag && beresp.ttl <= 0s) {
        set beresp.ttl = 0.1s;
    }
    # Serves outdated pages for ten minutes while one request renews them, and for an hour if the shop is down.
    if (beresp.status == 200) {
        set beresp.grace = 1h;
    }
    # Error responses never replace a page.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
}

sub vcl_deliver {
    # Browsers do not need cache tags.
    unset resp.http.Cache-Tag;
    unset resp.http.xkey;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
