vcl 4.1;

# eSIM Lookup behind Varnish 7. Equivalent queries are one entry; answers are served stale while they
# are fetched anew and while the origin is down; what is about one device is never kept.
#
#   varnishd -a :80 -f /etc/varnish/esim-lookup.vcl -s malloc,256m \
#     -p http_max_hdr=1024 -p http_req_hdr_len=64k -p http_req_size=64k \
#     -p workspace_client=192k -p workspace_backend=192k
#
# With these bounds the service says which headers are too large or too many. Varnish refuses what exceeds its
# own with an empty 400 or by closing the connection, which no VCL can change.
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
        # With METRICS_PORT this port has no /readyz: probe /healthz.
        .url = "/readyz";
        .interval = 2s;
        .timeout = 1s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

sub vcl_recv {
    # One form of every address, as the service reads it, before anything is decided by it.
    if (req.url !~ "^/") {
        set req.url = regsub(req.url, "(?i)^https?://[^/?#]*", "");
        if (req.url ~ "^([?#]|$)") {
            set req.url = "/" + req.url;
        }
        if (req.url !~ "^/") {
            return (synth(400));
        }
    }
    set req.url = regsub(req.url, "#.*$", "");
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
    # Equivalent questions are one entry only where they are plain: a name that is escaped, given twice
    # or without a value is for the origin to read, and so is whether a text is too long.
    if (req.url ~ "^/api/check\?" && req.url !~ "^.{200}"
        && req.url !~ "[?&][^=&]*%[^=&]*(=|&|$)"
        && req.url !~ "[?&](q|limit|region)=?(&|$)"
        && req.url !~ "[?&](q|limit|region)=.*&\1=") {
        call canonical_query;
    }
    return (hash);
}

# /api/check reads q, limit and region; in q, case and the spelling of spaces change no answer, and a
# limit of 10 is the default.
sub canonical_query {
    set req.url = regsuball(req.url, "([?&])(?!(?:q|limit|region)=)[^&]*", "\1");
    set req.url = regsuball(req.url, "&+", "&");
    set req.url = regsub(req.url, "\?&", "?");
    set req.url = regsub(req.url, "[?&]$", "");
    set req.http.X-Question = std.tolower(regsuball(
        regsub(req.url, "^.*[?&]q=([^&]*).*$", "\1"), "(?:\+|%20)+", "%20"));
    set req.http.X-Question = regsub(req.http.X-Question, "^%20", "");
    set req.http.X-Question = regsub(req.http.X-Question, "%20$", "");
    set req.http.X-Others = regsub(req.url, "^/api/check\?", "");
    set req.http.X-Others = regsub(req.http.X-Others, "(^|&)q=[^&]*", "");
    set req.http.X-Others = regsub(req.http.X-Others, "^&", "");
    set req.http.X-Others = regsub(req.http.X-Others, "(^|&)limit=10(?=&|$)", "");
    set req.http.X-Others = regsub(req.http.X-Others, "^&", "");
    if (req.url ~ "[?&]q=") {
        set req.url = "/api/check?q=" + req.http.X-Question + "&" + req.http.X-Others;
        set req.url = std.querysort(regsub(req.url, "&$", ""));
    }
    unset req.http.X-Question;
    unset req.http.X-Others;
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
    # A refusal is told to who asked for it, and kept for nobody.
    if (beresp.status >= 400 && beresp.status < 500) {
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
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
    synthetic("""{"type":"about:blank","title":"Service Unavailable","code":"overloaded","status":503,"detail":"Try again in a moment."}""");
    return (deliver);
}

sub problem {
    set resp.http.Content-Type = "application/problem+json";
    set resp.http.Cache-Control = "private, no-store";
    set resp.http.Access-Control-Allow-Origin = "*";
    if (resp.status == 404) {
        synthetic("""{"type":"about:blank","title":"Not Found","code":"not-found","status":404,"detail":"There is nothing at this address."}""");
    } else if (resp.status == 400) {
        synthetic("""{"type":"about:blank","title":"Bad Request","code":"invalid-request","status":400,"detail":"This is no address. Begin it with a slash."}""");
    } else {
        set resp.status = 503;
        synthetic("""{"type":"about:blank","title":"Service Unavailable","code":"overloaded","status":503,"detail":"Try again in a moment."}""");
    }
}
