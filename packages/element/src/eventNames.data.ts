/** What the elements tell of the kit's events, by type, and under which name. */
export const eventNames = {
  'connection/connected': 'kit-connect',
  'connection/reconnected': 'kit-connect',
  'connection/disconnected': 'kit-disconnect',
  'account/changed': 'kit-account',
  'network/switched': 'kit-network',
  'modal/opened': 'kit-open',
  'modal/closed': 'kit-close',
} as const
