import type { Kit, ReadableStore } from '@kit/core'

/** Remembers what the stores of a kit hold now. A store that is met later counts with what it holds then. */
export function initialStates(kit: Kit): <S>(store: ReadableStore<S>) => S {
  const states = new Map<ReadableStore<unknown>, unknown>()
  const remember = (store: ReadableStore<unknown>): void => {
    states.set(store, store.getState())
  }
  const { active, connections, wallets, attempt, networkSwitch, pairing, modal, toast, alert, directory } = kit
  for (const store of [active, connections, wallets, attempt, networkSwitch, pairing, modal, toast, alert])
    remember(store)
  if (directory) remember(directory)
  for (const namespace of kit.adapters.keys()) {
    const { connection, network, account } = kit.namespace(namespace)
    for (const store of [connection, network, account]) remember(store)
  }
  return <S>(store: ReadableStore<S>): S => {
    if (!states.has(store)) remember(store)
    return states.get(store) as S
  }
}
