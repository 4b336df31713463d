/** DOM event names by the type of the kit event that they forward. */
export const eventNames = {
  'connection/connected': 'kit-connect',
  'connection/reconnected': 'kit-connect',
  'connection/disconnected': 'kit-disconnect',
  'account/changed': 'kit-account',
  'network/switched': 'kit-network',
  'modal/opened': 'kit-open',
  'modal/closed': 'kit-close',
} as const
