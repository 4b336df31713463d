import { hasStored } from '../persistence/hasStored.js'
import type { StoragePort } from '../ports/Ports.js'
import type { State } from '../state/createState.js'
import type { PluginChunk, PluginStage } from './createPluginChunk.js'

/** Whether code of this stage is loaded in any case, once a wallet is connected at the latest. */
export const isAwaited = (stage: PluginStage): boolean => typeof stage === 'string' && stage !== 'use'

/** Loads plugin code at its stage. Called once the engine runs. Returns a function that stops it. */
export function watchStages(
  { connections, ports }: Pick<State, 'connections' | 'ports'>,
  chunks: readonly PluginChunk[],
  load: (chunk: PluginChunk) => void,
): () => void {
  const { storage, whenIdle } = ports
  const loadWhere = (isWanted: (stage: PluginStage) => boolean) => {
    for (const chunk of chunks) if (isWanted(chunk.stage)) load(chunk)
  }
  let isStopped = false
  const loadConnected = () => {
    if (connections.getState().connections.length > 0)
      loadWhere((stage) => stage === 'connected' || (typeof stage === 'object' && hasStored(storage, stage.stored)))
  }
  loadWhere((stage) => stage === 'opening')
  whenIdle(() => isStopped || loadWhere((stage) => stage === 'idle'))
  const ends = [connections.subscribe(loadConnected), watchStorage(storage, loadConnected)]
  loadConnected()
  return () => {
    isStopped = true
    for (const end of ends) end()
  }
}

/** Calls the listener when another tab writes. Does nothing if storage fails. */
function watchStorage(storage: StoragePort, listener: () => void): () => void {
  try {
    return storage.watch(listener)
  } catch {
    return () => {}
  }
}
