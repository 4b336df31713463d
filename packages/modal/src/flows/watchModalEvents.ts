import type { ModalServices } from '../state/ModalServices.js'

declare module '@kit/core' {
  interface PluginEvents {
    'modal/opened': { readonly connected: boolean; readonly view: string }
    'modal/closed': { readonly connected: boolean }
  }
}

/**
 * Opening and closing are events of the timeline, with whether a wallet was connected (rule calls-19); an opened modal shows what
 * is in the accounts.
 */
export function watchModalEvents({ emit, engine, kit, modal }: ModalServices): () => void {
  let wasOpen = modal.getState().open
  return modal.subscribe(() => {
    const { open, history } = modal.getState()
    if (open === wasOpen) return
    wasOpen = open
    const connected = kit.active.getState().account !== undefined
    if (open) {
      for (const namespace of kit.adapters.keys()) engine.reads.follow(namespace)
      emit({ type: 'modal/opened', connected, view: history.at(-1)?.name ?? 'Connect' })
    } else emit({ type: 'modal/closed', connected })
  })
}
