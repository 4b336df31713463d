/**
 * The pairing client of `@walletconnect/*`. The published package has the client itself in place of this file, bundled once
 * with everything that it needs: an app that pairs installs none of its packages, and no second copy of its own libraries.
 */
export { Core } from '@walletconnect/core'
export { UniversalProvider } from '@walletconnect/universal-provider'
