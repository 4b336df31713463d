/** How the owner handles a prompt, or how the wallet breaks. */
export type PromptMode =
  /** Approves immediately. */
  | 'approve'
  /** Rejects in the shape that `rejection` names. */
  | 'reject'
  /** Waits in `wallet.queue` for `approveNext()` or `rejectNext()`. */
  | 'manual'
  /** Never responds. */
  | 'hang'
  /** `request()` itself throws instead of returning a promise. */
  | 'throw'

/** Behavior of a wallet. Every part can be changed at any time with `wallet.behave({ … })`. */
export type TestWalletBehavior = {
  /** Mode of every request that needs consent. */
  readonly mode: PromptMode
  /** Modes of single methods, reads included; `'*'` stands for all of them. Takes precedence over `mode`. */
  readonly methods: Readonly<Record<string, PromptMode>>
  /** Delay before a prompt is answered, in milliseconds. */
  readonly delayMs: number
  /**
   * Shape of a rejection, as seen in the wild. `plain` is 4001, `wrapped` is -32603 with 4001 inside, and `pairing` is 5000. `ethers` has
   * the string code `ACTION_REJECTED`, and `phrase` has no code, only a recognizable message.
   */
  readonly rejection: 'plain' | 'wrapped' | 'ethers' | 'pairing' | 'phrase'
  /** Shape of an "unknown chain" error: `plain` code 4902, `nested` 4902 in `data.originalError`, `internal` a bare -32603. */
  readonly unknownChain: 'plain' | 'nested' | 'internal'
  /** Whether `accountsChanged` and `chainChanged` are emitted before or after the response to the request that caused them. */
  readonly events: 'before' | 'after' | 'never'
  /** Format of chain IDs in results and events. EIP-1193 specifies hex; wallets have sent the others. */
  readonly chainIdFormat: 'hex' | 'number' | 'decimal'
  /** Whether adding a chain also selects it. EIP-3085 leaves it open. */
  readonly selectsAddedChain: boolean
  /** Returns `null` to a switch without switching. */
  readonly ignoresSwitch: boolean
  /** Results in place of the wallet's own, after consent. Errors they throw are thrown. For malformed or hostile wallets. */
  readonly responses: Readonly<Record<string, (params: unknown) => unknown>>
}

/** A well-behaved wallet whose owner approves everything. */
export const defaultBehavior: TestWalletBehavior = {
  mode: 'approve',
  methods: {},
  delayMs: 0,
  rejection: 'plain',
  unknownChain: 'plain',
  events: 'after',
  chainIdFormat: 'hex',
  selectsAddedChain: false,
  ignoresSwitch: false,
  responses: {},
}
