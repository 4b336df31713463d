/** Pages whose code doesn't compile on its own yet. This list may only shrink. */
export const uncheckedPages: readonly string[] = [
  'docs/sign-in-with-a-backend.md',
  'docs/siwx-vectors.md',
  'docs/take-payments.md',
  'docs/wagmi.md',
  'docs/wallet-calls.md',
  'docs/write-a-connector.md',
  'docs/write-a-feature.md',
  'docs/write-an-adapter.md',
  'packages/adapter/README.md',
  'packages/solana/README.md',
  'packages/testing/README.md',
  'packages/wagmi/README.md',
]
