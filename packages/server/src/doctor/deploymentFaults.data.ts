/** Faults that `kit-server doctor` finds, with how to fix each. The runbook lists their codes. */
export const deploymentFaults = {
  unreachable: {
    severity: 'error',
    fix: 'Check DNS, the firewall, and that the proxy and kit-server are running.',
  },
  'no-tls': {
    severity: 'error',
    fix: 'Serve the URL over HTTPS with a TLS proxy in front of kit-server. See deploy/nginx.conf and deploy/Caddyfile.',
  },
  'certificate-invalid': {
    severity: 'error',
    fix: 'Install a certificate for this host name, with its intermediate certificates, from a public authority.',
  },
  'certificate-expires': {
    severity: 'warning',
    fix: 'Renew the certificate, and check the job that renews it.',
  },
  'tls-outdated': {
    severity: 'warning',
    fix: 'Allow only TLS 1.2 and 1.3 in the proxy: `ssl_protocols TLSv1.2 TLSv1.3;` in nginx.',
  },
  'http-not-redirected': {
    severity: 'error',
    fix: 'Redirect every request on port 80 to HTTPS, or close the port.',
  },
  'health-failed': {
    severity: 'error',
    fix: 'Forward every path of this host to the port of kit-server.',
  },
  'not-ready': {
    severity: 'error',
    fix: 'Fix the services that /ready names. The runbook has a section for each.',
  },
  'relay-unreachable': {
    severity: 'error',
    fix: 'Forward WebSocket upgrades: HTTP/1.1 to kit-server, with the headers Upgrade and Connection.',
  },
  'relay-refused': {
    severity: 'error',
    fix: 'Look up the reason in docs/server.md, under the relay.',
  },
  'relay-audience': {
    severity: 'error',
    fix: 'Add the URL to relay.audiences, exactly as dapps write it, or pass the right one as --relay-url.',
  },
  'relay-silent': {
    severity: 'error',
    fix: 'Disable buffering of WebSockets in the proxy, and check the log of kit-server.',
  },
  'relay-idle-closed': {
    severity: 'error',
    fix: 'Raise the idle timeout of the proxy above relay.pingIntervalMs: `proxy_read_timeout 1h;` in nginx.',
  },
  'project-refused': {
    severity: 'error',
    fix: 'Pass the ID of a configured project as --project. Without it, the relay cannot be checked.',
  },
  'clock-skew': {
    severity: 'error',
    fix: 'Synchronize the clocks of all machines with NTP. The relay refuses tokens beyond relay.clockToleranceS.',
  },
  'cors-blocked': {
    severity: 'error',
    fix: 'Let kit-server answer OPTIONS requests, and remove CORS headers that the proxy adds.',
  },
  'metrics-exposed': {
    severity: 'error',
    fix: 'Bind metricsPort to a private address, and forward no path of it.',
  },
  'url-limited': {
    severity: 'error',
    fix: 'Allow URLs of 6 KiB in the proxy: `large_client_header_buffers 4 16k;` in nginx. Relay tokens are part of the URL.',
  },
  'headers-limited': {
    severity: 'error',
    fix: 'Allow headers of 6 KiB in the proxy: `large_client_header_buffers 4 16k;` in nginx.',
  },
  'body-limited': {
    severity: 'error',
    fix: 'Allow bodies of 2 MiB in the proxy: `client_max_body_size 2m;` in nginx.',
  },
  'frame-invalid': {
    severity: 'error',
    fix: 'Serve the release unchanged, with the headers of `kit-server frame-headers`. Run `kit-server verify-frame` for all rows.',
  },
  'frame-unverified': {
    severity: 'warning',
    fix: 'Pass the public key of your releases as --release-key.',
  },
} as const satisfies Readonly<Record<string, { readonly severity: 'error' | 'warning'; readonly fix: string }>>
