import { ApiFailure } from '../failure/ApiFailure.js'
import type { Addresses } from '../keys/Addresses.js'
import type { Keyring } from './createKeyring.js'
import workerUrl from './vaultWorker.js?worker&url'

/** A request of the frame to the worker. */
export type Requested = { readonly id: number; readonly name: string; readonly args: readonly unknown[] }
/** A response of the worker. */
export type Answered = { readonly id: number } & ({ readonly value: unknown } | { readonly fault: string })

type Remote<Name extends keyof Keyring> = (
  ...args: Parameters<Keyring[Name]>
) => Promise<Awaited<ReturnType<Keyring[Name]>>>

/**
 * The root, in a worker. Rejects with `Error` if it is locked, and with {@link ApiFailure} `network` if the worker's script fails to load.
 */
export type Vault = {
  readonly [Name in Exclude<keyof Keyring, 'wipe' | 'prepare'>]: Remote<Name>
} & {
  /** Starts the worker while the user reads, so that opening only has to decrypt the copy. */
  prepare(): void
  /** Addresses of the unlocked wallet. */
  addresses(): Addresses | undefined
  /** Calls `listener` after a wipe. Returns a function that unsubscribes. */
  watchWipe(listener: () => void): () => void
  /** Terminates the worker: nothing of the root remains. */
  wipe(): void
}

/** The wallet locks after this time without use. */
const idleMs = 15 * 60_000

/** Creates a vault. Its worker starts with the first request, and ends with the root. */
export function createVault(): Vault {
  let idle: ReturnType<typeof setTimeout> | undefined
  let addresses: Addresses | undefined
  const wipeListeners = new Set<() => void>()
  const channel = createChannel({
    onCrash: wipe,
    onEnd() {
      addresses = undefined
      clearTimeout(idle)
    },
  })

  function wipe(): void {
    channel.end(new Error('The wallet was locked'))
    for (const listener of wipeListeners) listener()
  }

  function ask<Name extends keyof Keyring>(name: Name): Remote<Name> {
    return (...args) => {
      clearTimeout(idle)
      idle = setTimeout(wipe, idleMs)
      return channel.send(name, args)
    }
  }

  const [make, open] = [ask('make'), ask('open')]
  globalThis.addEventListener?.('pagehide', wipe)
  return {
    prepare() {
      if (!channel.isOpen()) channel.send('prepare', []).catch(() => undefined)
    },
    async make() {
      addresses = await make()
      return addresses
    },
    async open(...args) {
      addresses = await open(...args)
      return addresses
    },
    seal: ask('seal'),
    sign: ask('sign'),
    exportKeys: ask('exportKeys'),
    addresses: () => addresses,
    watchWipe(listener) {
      wipeListeners.add(listener)
      return () => void wipeListeners.delete(listener)
    },
    wipe,
  }
}

/** Creates the requests to a worker, which starts with the first one. */
function createChannel({ onCrash, onEnd }: { onCrash(): void; onEnd(): void }) {
  let worker: Worker | undefined
  let next = 0
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()

  function end(error: Error): void {
    worker?.terminate()
    worker = undefined
    onEnd()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function start(): Worker {
    policy ??= createPolicy()
    const started = new Worker(policy.createScriptURL(workerUrl) as string, { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<Answered>) => {
      const requested = waiting.get(data.id)
      waiting.delete(data.id)
      if ('fault' in data) requested?.reject(new Error(data.fault))
      else requested?.resolve(data.value)
    }
    // A script that fails to load has no message; one that throws has one.
    started.onerror = (event) =>
      event instanceof ErrorEvent ? onCrash() : end(new ApiFailure(0, 'network', 'Can’t reach the wallet server.'))
    return started
  }

  return {
    isOpen: () => worker !== undefined,
    end,
    send<Name extends keyof Keyring>(name: Name, args: Parameters<Keyring[Name]>): ReturnType<Remote<Name>> {
      worker ??= start()
      const id = next++
      const to = worker
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
        to.postMessage({ id, name, args } satisfies Requested)
      })
    },
  }
}

/** A policy name can be used once, so later workers reuse the policy. */
let policy: ScriptPolicy | undefined

/** Allows the one script URL through Trusted Types (the frame's headers name the policy). */
function createPolicy(): ScriptPolicy {
  const rules: ScriptPolicy = {
    createScriptURL(url) {
      if (url !== workerUrl) throw new TypeError('Not a wallet script')
      return url
    },
  }
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('kit-worker', rules) ?? rules
}

type ScriptPolicy = { createScriptURL(url: string): unknown }
type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
