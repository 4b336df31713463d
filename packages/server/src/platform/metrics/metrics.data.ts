/** Counters by name, with their help text and labels. */
export const counters = {
  kit_http_requests_total: { help: 'HTTP requests served', labels: ['method', 'route', 'status'] },
  kit_limited_total: { help: 'Requests rejected with 429', labels: ['group'] },
  kit_limiter_fallbacks_total: { help: 'Requests counted in memory because Redis was unavailable', labels: [] },
  kit_quota_points_total: { help: 'Points used by a project with a quota', labels: ['project'] },
  kit_quota_fallbacks_total: {
    help: 'Points that were allowed without a check because the database was unavailable',
    labels: [],
  },
  kit_cache_reads_total: { help: 'Cache reads', labels: ['found'] },
  kit_redis_failures_total: { help: 'Redis commands that failed or were skipped', labels: [] },
  kit_relay_messages_total: { help: 'Messages handled by the relay', labels: ['direction'] },
  kit_relay_refusals_total: { help: 'Rejected relay sockets', labels: ['reason'] },
  kit_relay_full_total: { help: 'Publishes rejected because of storage limits', labels: ['of'] },
  kit_relay_errors_total: { help: 'Relay requests that failed, by JSON-RPC error code', labels: ['code'] },
  kit_gateway_attempts_total: { help: 'Requests to nodes', labels: ['chain', 'upstream', 'outcome'] },
  kit_gateway_cache_total: {
    help: 'Gateway requests by cache result',
    labels: ['chain', 'method', 'found'],
  },
  kit_mails_total: { help: 'Emails sent or dropped', labels: ['outcome'] },
  kit_sign_ins_total: { help: 'Attempted sign-ins with a message', labels: ['outcome'] },
  kit_store_failures_total: { help: 'Requests, messages and jobs that failed because of the database', labels: [] },
} as const

/** Durations by name. */
export const durations = {
  kit_http_request_duration_seconds: { help: 'Duration of HTTP requests', labels: ['method', 'route'] },
  kit_relay_request_duration_seconds: {
    help: 'Time from a relay request to its response; for irn_publish until the message is durable',
    labels: ['method'],
  },
  kit_relay_delivery_duration_seconds: {
    help: 'Time from the publishing of a message to its push to a subscriber that waits for it',
    labels: [],
  },
  kit_gateway_attempt_duration_seconds: { help: 'Response time of nodes', labels: ['chain', 'upstream'] },
} as const

/** Gauges by name, read on each scrape. */
export const gauges = {
  kit_build_info: {
    help: 'Always 1; the labels are the versions of kit-server and Node.js',
    labels: ['version', 'node'],
  },
  kit_time_seconds: { help: 'Clock of this replica, in seconds of Unix time', labels: [] },
  kit_draining: { help: '1 while this replica is stopping', labels: [] },
  kit_redis_up: { help: '1 when Redis is available', labels: [] },
  kit_quota_share: {
    help: 'Quota usage of a project in total, as last seen by this replica',
    labels: ['project', 'period'],
  },
  kit_relay_sockets: { help: 'Open relay sockets', labels: [] },
  kit_relay_stored_bytes: { help: 'Size of the messages in the mailbox, in bytes', labels: [] },
  kit_relay_stored_share: { help: 'Fill level of the mailbox, or of the share of the fullest project', labels: [] },
  kit_relay_pending_bytes: { help: 'Size of the relay requests that wait for the mailbox, in bytes', labels: [] },
  kit_store_pool_waiting: { help: 'Queries that wait for a connection to Postgres', labels: ['pool'] },
  kit_relay_topics: { help: 'Topics that sockets of this replica subscribe to', labels: [] },
  kit_leader: { help: '1 when this replica runs the task', labels: ['task'] },
  kit_indexer_lag_blocks: { help: 'Blocks the history lags behind the chain', labels: ['chain'] },
} as const

export type CounterName = keyof typeof counters
export type DurationName = keyof typeof durations
export type GaugeName = keyof typeof gauges
