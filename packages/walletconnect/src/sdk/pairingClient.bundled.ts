/**
 * The pairing client of `@walletconnect/*`. What is published holds the client itself in this file's place, bundled once
 * with all that it needs: an app that pairs installs none of its packages, and no second copy of its own libraries.
 */
export { Core } from '@walletconnect/core'
export { UniversalProvider } from '@walletconnect/universal-provider'
