import type { ApiPromise } from '@polkadot/api'

/** A call that is not signed yet. */
export type Extrinsic = ReturnType<ApiPromise['tx']>

type UInt = { toBigInt(): bigint; toNumber(): number }
type Bool = { readonly isTrue: boolean }
type Text = { toUtf8(): string }
/** A flag, or since 2023 a state by name. */
type Frozen = { readonly isFrozen?: Bool; readonly status?: { readonly type: string } }
type Send = (to: string, amount: bigint) => Extrinsic
type SendAsset = (id: number, to: string, amount: bigint) => Extrinsic
type Option<T> = { readonly isNone: boolean; unwrap(): T }
type Events = Iterable<{
  readonly phase: { readonly isApplyExtrinsic: boolean; readonly asApplyExtrinsic: UInt }
  readonly event: { readonly section: string; readonly method: string; readonly data: Iterable<unknown> }
}>

/** What the adapter uses of a runtime: the pallets that all have, and the one for assets that some have. */
export type Pallets = {
  readonly query: {
    readonly system: {
      /** The parts differ between runtimes. */
      account(address: string): Promise<{
        readonly data: { readonly [part: string]: UInt | undefined }
        readonly providers?: UInt
        readonly consumers?: UInt
        readonly sufficients?: UInt
      }>
      events(): Promise<Events>
    }
    readonly assets?: {
      asset(id: number): Promise<Option<{ readonly minBalance: UInt; readonly isSufficient: Bool } & Frozen>>
      metadata(id: number): Promise<{ readonly decimals: UInt; readonly name: Text; readonly symbol: Text }>
      account(id: number, address: string): Promise<Option<{ readonly balance: UInt } & Frozen>>
    }
  }
  readonly tx: {
    readonly balances: { readonly transferKeepAlive: Send } & {
      readonly [name in 'transferAllowDeath' | 'transfer']?: Send
    }
    readonly assets?: { readonly [name in 'transferKeepAlive' | 'transfer']: SendAsset }
  }
  readonly consts: {
    readonly balances: { readonly existentialDeposit: UInt }
    readonly system?: { readonly ss58Prefix?: UInt }
  }
}

/**
 * The pallets of a runtime. The library finds them in the chain's metadata when it runs, so no type of its own knows them.
 *
 * @example await palletsOf(api).query.system.account(address)
 */
export function palletsOf(api: Pick<ApiPromise, 'query' | 'tx' | 'consts'> | { readonly query: object }): Pallets {
  return api as unknown as Pallets
}
