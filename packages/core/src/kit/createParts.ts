import { chooseActive } from '../flows/chooseActive.js'
import { createConnectCommand } from '../flows/createConnectCommand.js'
import { removeNetwork } from '../flows/removeNetwork.js'
import { watchAccounts } from '../flows/watchAccounts.js'
import { watchActiveNamespace } from '../flows/watchActiveNamespace.js'
import { watchLaterSessions } from '../flows/watchLaterSessions.js'
import { watchMemory } from '../flows/watchMemory.js'
import { watchPrepared } from '../flows/watchPrepared.js'
import { watchReads } from '../flows/watchReads.js'
import { watchWalletNetworks } from '../flows/watchWalletNetworks.js'
import { createCore } from './createCore.js'
import type { State } from './createState.js'
import { type Base, createSurface, type Surface } from './createSurface.js'
import type { Engine } from './Engine.js'

/** The commands of a kit, and the rules that run while it lives: everything that waits for the visitor's intent. */
export type Parts = {
  readonly commands: Pick<
    Engine,
    | 'cancelConnect'
    | 'connect'
    | 'getBalance'
    | 'getProvider'
    | 'refreshBalance'
    | 'removeNetwork'
    | 'sendTransaction'
    | 'setActive'
    | 'signMessage'
    | 'signTypedData'
    | 'switchNetwork'
    | 'transfer'
    | 'waitForTransaction'
  >
  readonly face: Surface['face']
  readonly addCloseGuard: Surface['addCloseGuard']
  destroy(): void
}

/** Creates and starts them. `shell` is what the kit is without them. */
export function createParts(state: State, shell: Omit<Base, keyof Parts['commands'] | 'disconnect'>): Parts {
  const core = createCore(state)
  const commands: Parts['commands'] & Pick<Engine, 'disconnect'> = {
    connect: createConnectCommand(core),
    cancelConnect: () => core.connecting.cancel(),
    disconnect: core.disconnect,
    setActive: (target) => chooseActive(core, target),
    switchNetwork: (options) => core.calls.run((calls) => calls.switchNetwork(options)),
    removeNetwork: (networkId) => removeNetwork(core, networkId),
    refreshBalance: core.reads.refresh,
    getProvider: (target = {}) => core.targets.live(core.targets.find(target).connection).session.provider,
    getBalance: (query) => core.calls.run((calls) => calls.getBalance(query)),
    signMessage: (request) => core.calls.run((calls) => calls.signMessage(request)),
    signTypedData: (request) => core.calls.run((calls) => calls.signTypedData(request)),
    sendTransaction: (request) => core.calls.run((calls) => calls.sendTransaction(request)),
    transfer: (request) => core.calls.run((calls) => calls.transfer(request)),
    waitForTransaction: (request) => core.calls.run((calls) => calls.waitForTransaction(request)),
  }
  const surface = createSurface(core, { ...shell, ...commands }, state.ports)
  const ends = [
    core.destroy,
    surface.destroy,
    watchWalletNetworks(core),
    watchActiveNamespace(core),
    watchAccounts(core),
    watchReads(core),
    watchPrepared(core),
    watchLaterSessions(core),
    surface.start(),
    watchMemory(core),
  ]
  return {
    commands,
    face: surface.face,
    addCloseGuard: surface.addCloseGuard,
    destroy() {
      for (const end of ends.reverse()) {
        try {
          end()
        } catch (error) {
          state.ports.log.error('A part of the kit did not end cleanly', error)
        }
      }
    },
  }
}
