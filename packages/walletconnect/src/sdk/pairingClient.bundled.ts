/**
 * The pairing client of `@walletconnect/*`. In the published package, this file is replaced by the client, bundled with all its
 * dependencies. Apps install none of its packages, and no second copy of their own libraries.
 */
export { Core } from '@walletconnect/core'
export { UniversalProvider } from '@walletconnect/universal-provider'
