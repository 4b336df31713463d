import type { ModalServices } from '../state/ModalServices.js'

declare module '@kit/core' {
  interface PluginEvents {
    'modal/opened': { readonly connected: boolean; readonly view: string }
    'modal/closed': { readonly connected: boolean }
  }
}

/**
 * Emits events when the modal opens and closes, with whether a wallet was connected (rule calls-19). Opening also refreshes account data.
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
