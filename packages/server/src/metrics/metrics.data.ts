/** What is counted, by name: what it means and its labels. */
export const counters = {
  kit_http_requests_total: { help: 'HTTP requests answered', labels: ['method', 'route', 'status'] },
  kit_limited_total: { help: 'Requests refused with 429', labels: ['group'] },
  kit_limiter_fallbacks_total: { help: 'Requests counted in memory because Redis was away', labels: [] },
  kit_quota_points_total: { help: 'Points that a project with a quota used', labels: ['project'] },
  kit_quota_fallbacks_total: {
    help: 'Of those, what passed uncounted at first because the database was away',
    labels: [],
  },
  kit_cache_reads_total: { help: 'Reads of the cache', labels: ['found'] },
  kit_redis_failures_total: { help: 'Commands to Redis that failed or were not tried', labels: [] },
  kit_relay_messages_total: { help: 'Messages that passed the relay', labels: ['direction'] },
  kit_relay_refusals_total: { help: 'Sockets of the relay that were refused', labels: ['reason'] },
  kit_relay_full_total: { help: 'Publishing refused because of what is stored already', labels: ['of'] },
  kit_gateway_attempts_total: { help: 'Questions to nodes', labels: ['chain', 'upstream', 'outcome'] },
  kit_gateway_cache_total: {
    help: 'Questions to the gateway that its cache answered or not',
    labels: ['chain', 'method', 'found'],
  },
  kit_mails_total: { help: 'Mails that were sent, or given up', labels: ['outcome'] },
  kit_sign_ins_total: { help: 'Sign-ins with a message that were tried', labels: ['outcome'] },
  kit_store_failures_total: { help: 'Requests, messages and jobs that the database could not serve', labels: [] },
} as const

/** What is timed. */
export const durations = {
  kit_http_request_duration_seconds: { help: 'Time until an HTTP request was answered', labels: ['method', 'route'] },
  kit_gateway_attempt_duration_seconds: { help: 'Time until a node answered', labels: ['chain', 'upstream'] },
} as const

/** What is read when somebody asks. */
export const gauges = {
  kit_draining: { help: '1 while this replica is stopping', labels: [] },
  kit_redis_up: { help: '1 when Redis answers', labels: [] },
  kit_quota_share: {
    help: 'How much of its quota a project used in all, as this replica saw last',
    labels: ['project', 'period'],
  },
  kit_relay_sockets: { help: 'Open sockets of the relay', labels: [] },
  kit_relay_stored_bytes: { help: 'Bytes of the messages in the mailbox', labels: [] },
  kit_relay_stored_share: { help: 'How full the mailbox is, or the share of the fullest project', labels: [] },
  kit_relay_topics: { help: 'Topics that sockets of this replica listen to', labels: [] },
  kit_leader: { help: '1 when this replica runs the job', labels: ['job'] },
  kit_indexer_lag_blocks: { help: 'Blocks that the history is behind the chain', labels: ['chain'] },
} as const

/** Name of a counter. */
export type CounterName = keyof typeof counters
/** Name of a duration. */
export type DurationName = keyof typeof durations
/** Name of a gauge. */
export type GaugeName = keyof typeof gauges
