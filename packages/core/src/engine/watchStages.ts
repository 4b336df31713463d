import type { State } from '../state/createState.js'
import type { PluginChunk, PluginStage } from './createPluginChunk.js'

/** Loads plugin code at its stage. Called once the engine runs. Returns a function that stops it. */
export function watchStages(
  { connections, ports }: Pick<State, 'connections' | 'ports'>,
  chunks: readonly PluginChunk[],
  load: (chunk: PluginChunk) => void,
): () => void {
  const loadStage = (wanted: PluginStage) => {
    for (const chunk of chunks) if (chunk.stage === wanted) load(chunk)
  }
  let isStopped = false
  const loadConnected = () => {
    if (connections.getState().connections.length > 0) loadStage('connected')
  }
  loadStage('opening')
  ports.whenIdle(() => isStopped || loadStage('idle'))
  const unsubscribe = connections.subscribe(loadConnected)
  loadConnected()
  return () => {
    isStopped = true
    unsubscribe()
  }
}
