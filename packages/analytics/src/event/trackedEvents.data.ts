/** How a kit event is tracked: its name, and where to read its properties. No other fields are read. */
export type TrackedEvent = {
  readonly event: string
  /** Properties by name: a field of the event, a field of its error (`error.code`), or `active.network`, the active network's ID. */
  readonly properties: { readonly [name: string]: string }
  /** Set for events that can occur without user interaction. They wait for other events, so that loading a page makes no request. */
  readonly isPassive?: boolean
}

const network = { network: 'networkId' }
const code = { code: 'error.code' }
const signIn = { ...network, isSmartAccount: 'isSmartAccount' }
const pair = { ...network, from: 'from', to: 'to' }
const token = { ...network, token: 'symbol' }
const social = { provider: 'provider' }

/**
 * The tracked events by kit event type (rule calls-19). None contains an address, hash, personal name, amount, message or signature.
 * `docs/analytics.md` describes each.
 */
export const trackedEvents: { readonly [type: string]: TrackedEvent } = {
  'modal/opened': { event: 'MODAL_OPEN', properties: { connected: 'connected', view: 'view' } },
  'modal/closed': { event: 'MODAL_CLOSE', properties: { connected: 'connected' } },
  'analytics/viewShown': { event: 'MODAL_VIEW', properties: { view: 'view', from: 'from' } },
  'modal/viewFailed': { event: 'VIEW_ERROR', properties: { view: 'view', ...code } },
  'analytics/walletChosen': { event: 'SELECT_WALLET', properties: { name: 'walletName', view: 'view' } },
  'connection/connected': {
    event: 'CONNECT_SUCCESS',
    properties: { method: 'method', name: 'walletName', namespace: 'namespace' },
  },
  'connection/failed': {
    event: 'CONNECT_ERROR',
    properties: { connector: 'connectorId', namespace: 'namespace', ...code },
  },
  'connection/disconnected': {
    event: 'DISCONNECT_SUCCESS',
    properties: { connector: 'connectorId', namespace: 'namespace', reason: 'reason' },
    isPassive: true,
  },
  'connection/disconnectFailed': { event: 'DISCONNECT_ERROR', properties: code },
  'network/switched': { event: 'SWITCH_NETWORK', properties: { ...network, namespace: 'namespace' } },
  'network/switchFailed': { event: 'SWITCH_NETWORK_ERROR', properties: { ...network, ...code } },
  'transaction/sent': { event: 'TRANSACTION_SENT', properties: network },
  'transaction/mined': {
    event: 'TRANSACTION_MINED',
    properties: { ...network, status: 'status', replacement: 'replacement' },
    isPassive: true,
  },
  'pairing/expired': { event: 'PAIRING_EXPIRED', properties: {} },
  'kit/internalError': { event: 'INTERNAL_SDK_ERROR', properties: { during: 'during', ...code }, isPassive: true },
  'send/requested': { event: 'SEND_INITIATED', properties: token },
  'send/sent': { event: 'SEND_SUCCESS', properties: token },
  'send/failed': { event: 'SEND_ERROR', properties: { ...token, ...code } },
  'swap/requested': { event: 'SWAP_INITIATED', properties: pair },
  'swap/sent': { event: 'SWAP_SUCCESS', properties: pair },
  'swap/failed': { event: 'SWAP_ERROR', properties: { ...pair, ...code } },
  'onramp/started': { event: 'BUY_STARTED', properties: { ...token, currency: 'currency' } },
  'onramp/ended': { event: 'BUY_ENDED', properties: { ...token, status: 'status' }, isPassive: true },
  'pay/requested': { event: 'PAY_INITIATED', properties: { ...token, method: 'method' } },
  'pay/sent': { event: 'PAY_SENT', properties: { ...token, method: 'method' } },
  'pay/rejected': { event: 'PAY_ERROR', properties: { ...token, ...code } },
  'pay/ended': { event: 'PAY_ENDED', properties: { ...token, status: 'status' }, isPassive: true },
  'names/registered': { event: 'REGISTER_NAME_SUCCESS', properties: network },
  'names/failed': { event: 'REGISTER_NAME_ERROR', properties: { ...network, ...code } },
  'activity/failed': { event: 'ERROR_FETCH_TRANSACTIONS', properties: { ...network, ...code } },
  'siwx/signClicked': { event: 'CLICK_SIGN_SIWX_MESSAGE', properties: signIn },
  'siwx/cancelClicked': { event: 'CLICK_CANCEL_SIWX', properties: signIn },
  'siwx/signedIn': { event: 'SIWX_AUTH_SUCCESS', properties: signIn },
  'siwx/failed': { event: 'SIWX_AUTH_ERROR', properties: { ...signIn, code: 'code', message: 'message' } },
  'embedded/emailSelected': { event: 'EMAIL_LOGIN_SELECTED', properties: {} },
  'embedded/emailSubmitted': { event: 'EMAIL_SUBMITTED', properties: {} },
  'embedded/emailDeviceRegistered': { event: 'DEVICE_REGISTERED_FOR_EMAIL', properties: {} },
  'embedded/emailCodeSent': { event: 'EMAIL_VERIFICATION_CODE_SENT', properties: {} },
  'embedded/emailCodePassed': { event: 'EMAIL_VERIFICATION_CODE_PASS', properties: {} },
  'embedded/emailCodeFailed': { event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { code: 'code' } },
  'embedded/emailEdited': { event: 'EMAIL_EDIT', properties: {} },
  'embedded/upgradeOpened': { event: 'EMAIL_UPGRADE_FROM_MODAL', properties: {} },
  'embedded/socialStarted': { event: 'SOCIAL_LOGIN_STARTED', properties: social },
  'embedded/socialUserDataRequested': { event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties: social },
  'embedded/socialCanceled': { event: 'SOCIAL_LOGIN_CANCELED', properties: social },
  'embedded/socialSucceeded': { event: 'SOCIAL_LOGIN_SUCCESS', properties: social },
  'embedded/socialFailed': { event: 'SOCIAL_LOGIN_ERROR', properties: { ...social, code: 'code' } },
  'embedded/preferredAccountTypeSet': {
    event: 'SET_PREFERRED_ACCOUNT_TYPE',
    properties: { accountType: 'accountType', network: 'active.network' },
  },
}
