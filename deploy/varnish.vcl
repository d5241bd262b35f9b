vcl 4.1;

# eSIM Lookup behind Varnish 7. Equivalent queries are one entry; answers are served stale while they
# are fetched anew and while the origin is down; what is about one device is never kept.
#
#   varnishd -a :80 -f /etc/varnish/esim-lookup.vcl -s malloc,256m
#
# The origin: HOST=127.0.0.1 PORT=8080 TRUST_PROXY=1 esim-lookup serve

import std;

backend origin {
    .host = "127.0.0.1";
    .port = "8080";
    .connect_timeout = 1s;
    .first_byte_timeout = 5s;
    .between_bytes_timeout = 5s;
    .probe = {
        .url = "/readyz";
        .interval = 2s;
        .timeout = 1s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

sub vcl_recv {
    # For those who run the service, not for the world.
    if (req.url ~ "^/(metrics|readyz)(\?|$)") {
        return (synth(404));
    }
    # The service sets no cookie; those of other services on the domain would split the cache.
    unset req.http.Cookie;
    unset req.http.Authorization;

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # The answer is about the device that asks.
    if (req.url ~ "^/api/detect(\?|$)" || req.url ~ "^/(mcp|healthz)(\?|$)") {
        return (pass);
    }
    # A name that is escaped is left alone: what it says is for the origin to read.
    if (req.url ~ "^/api/check\?" && req.url !~ "[?&][^=&]*%[^=&]*(=|&|$)") {
        call canonical_query;
    }
    return (hash);
}

# /api/check reads q and limit; case, the spelling of spaces and a limit of 10 change no answer.
sub canonical_query {
    set req.url = regsuball(req.url, "([?&])(?!(?:q|limit)=)[^&]*", "\1");
    set req.url = regsuball(req.url, "&+", "&");
    set req.url = regsub(req.url, "\?&", "?");
    set req.url = regsub(req.url, "[?&]$", "");
    set req.url = std.tolower(regsuball(req.url, "(?:\+|%20)+", "%20"));
    set req.url = regsuball(req.url, "([?&]q=)%20", "\1");
    set req.url = regsuball(req.url, "%20(&|$)", "\1");
    set req.url = std.querysort(req.url);
    # Given twice, it is an error that the origin has to see.
    if (req.url !~ "[?&]limit=.*&limit=") {
        set req.url = regsub(req.url, "\?limit=10&", "?");
    }
}

sub vcl_hash {
    hash_data(req.url);
    # Pages may name the host that was asked for; answers of the API do not.
    if (req.url !~ "^/api/") {
        hash_data(req.http.Host);
    }
    return (lookup);
}

sub vcl_backend_response {
    # A failure while an entry is fetched anew must not take its place.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    if (beresp.http.Cache-Control ~ "(?i)(private|no-store|no-cache)") {
        set beresp.uncacheable = true;
        set beresp.ttl = 60s;
        return (deliver);
    }
    # How long the edge keeps it (RFC 9213); without, Cache-Control says it.
    if (beresp.status == 200 && beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+") {
        set beresp.ttl = std.duration(
            regsub(beresp.http.CDN-Cache-Control, "^.*?max-age=([0-9]+).*$", "\1s"), 5m);
    }
    # Varnish knows stale-while-revalidate, but not stale-if-error: grace is both.
    if (beresp.status == 200 || beresp.status == 308) {
        set beresp.grace = 7d;
        set beresp.keep = 1d;
    } else {
        set beresp.grace = 10s;
    }
    if (beresp.http.Content-Type ~ "(json|text/|xml|javascript|svg)") {
        set beresp.do_gzip = true;
    }
}

sub vcl_deliver {
    # Browsers reckon with max-age from when the edge answers, not from when it fetched.
    unset resp.http.Age;
    unset resp.http.CDN-Cache-Control;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    # Varnish compares If-None-Match as a whole; it may be a list (RFC 9110, 13.1.2).
    if (resp.status == 200 && resp.http.ETag && req.http.If-None-Match
        && std.strstr(req.http.If-None-Match, regsub(resp.http.ETag, "^W/", ""))) {
        set resp.status = 304;
    }
    if (obj.hits > 0) {
        set resp.http.Cache-Status = "varnish; hit";
    } else {
        set resp.http.Cache-Status = "varnish; fwd=miss";
    }
}

sub vcl_synth {
    call problem;
    return (deliver);
}

sub vcl_backend_error {
    set beresp.http.Content-Type = "application/problem+json";
    set beresp.http.Cache-Control = "private, no-store";
    set beresp.http.Access-Control-Allow-Origin = "*";
    set beresp.http.Retry-After = "5";
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    synthetic("""{"type":"about:blank","title":"Service Unavailable","status":503,"detail":"Try again in a moment."}""");
    return (deliver);
}

sub problem {
    set resp.http.Content-Type = "application/problem+json";
    set resp.http.Cache-Control = "private, no-store";
    set resp.http.Access-Control-Allow-Origin = "*";
    synthetic({"{"type":"about:blank","title":""} + resp.reason + {"","status":"} + resp.status + "}");
}
