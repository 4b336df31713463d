import { toInfos } from '../connector/createConnectors.js'
import type { Wallet } from '../directory/Wallet.js'
import { KitError } from '../error/KitError.js'
import type { AlertState } from '../modal/AlertState.js'
import { closedModal, type ModalState } from '../modal/ModalState.js'
import type { ToastState } from '../modal/ToastState.js'
import type { PairingState } from '../pairing/PairingState.js'
import type { LogPort } from '../ports/Ports.js'
import { createStore } from '../store/createStore.js'
import { deriveStore } from '../store/deriveStore.js'
import { mirrorStore } from '../store/mirrorStore.js'
import { readable } from '../store/readable.js'
import type { Later } from './createLater.js'
import type { Parts } from './createParts.js'
import type { State } from './createState.js'
import type { Engine } from './Engine.js'

type Commands = Parts['commands'] & Parts['face']
type Shown = Pick<Engine, 'alert' | 'modal' | 'pairing' | 'toast' | 'wallets'>

/** The kit's commands and the stores of its visible half, from before their code is there. */
export type Facade = {
  readonly engine: Commands
  /** Shows what the loaded parts show from now on. */
  follow(face: Parts['face']): void
  destroy(): void
}

/** Creates it: a command loads the parts and is then theirs; a store shows its first value until they are there. */
export function createFacade(parts: Later<Parts>, { connectors }: State, log: LogPort): Facade {
  const modal = createStore<ModalState>(closedModal)
  const pairing = createStore<PairingState>({ status: 'idle' })
  const toast = createStore<ToastState>({ open: false })
  const alert = createStore<AlertState>({ open: false })
  const recent = createStore<readonly Wallet[]>([])
  const ends: (() => void)[] = []

  const of = ({ commands, face }: Parts): Commands => ({ ...commands, ...face })
  type Call = (...args: readonly unknown[]) => unknown
  const call = (owner: object, name: string, args: readonly unknown[]) =>
    (owner as { readonly [name: string]: Call })[name]?.(...args)
  /** Commands that answer with a promise. */
  const later =
    (name: string): Call =>
    (...args) =>
      parts.run(async (loaded) => call(of(loaded), name, args))
  /** Commands that answer nothing: at once when the parts are there, which a visitor's gesture may demand. */
  const does =
    (name: string, ownerOf: (commands: Commands) => object = (commands) => commands): Call =>
    (...args) => {
      const act = (loaded: Parts) => void call(ownerOf(of(loaded)), name, args)
      const loaded = parts.now()
      if (loaded !== undefined) act(loaded)
      else
        parts
          .load()
          .then(act)
          .catch((error) => log.error('A command failed', error))
    }
  const each = <Name extends string>(names: readonly Name[], make: (name: Name) => Call) =>
    Object.fromEntries(names.map((name) => [name, make(name)])) as { readonly [N in Name]: never }

  const shown: Shown = {
    wallets: deriveStore([connectors.list, recent], (list, wallets) => ({
      connectors: toInfos(list),
      recent: wallets,
    })),
    modal: {
      ...readable(modal),
      ...each(['push', 'replace', 'reset', 'back', 'requestClose'], (name) => does(name, (face) => face.modal)),
    },
    pairing: readable(pairing),
    toast: readable(toast),
    alert: readable(alert),
  }

  return {
    engine: {
      ...shown,
      ...each(
        [
          'connect',
          'disconnect',
          'switchNetwork',
          'refreshBalance',
          'getBalance',
          'signMessage',
          'signTypedData',
          'sendTransaction',
          'transfer',
          'waitForTransaction',
          'startPairing',
        ],
        later,
      ),
      ...each(
        [
          'cancelConnect',
          'setActive',
          'removeNetwork',
          'open',
          'close',
          'chooseWallet',
          'chooseNetwork',
          'showWallets',
          'openWalletLink',
          'showToast',
          'hideToast',
          'showAlert',
          'hideAlert',
        ],
        does,
      ),
      getProvider(target) {
        const loaded = parts.now()
        if (loaded === undefined)
          throw new KitError('connection/notConnected', { shortMessage: 'Connector not connected.' })
        return loaded.commands.getProvider(target)
      },
    },
    follow(face) {
      ends.push(
        mirrorStore(face.modal, modal),
        mirrorStore(face.pairing, pairing),
        mirrorStore(face.toast, toast),
        mirrorStore(face.alert, alert),
        mirrorStore(
          deriveStore([face.wallets], (wallets) => wallets.recent),
          recent,
        ),
      )
    },
    destroy() {
      for (const end of ends.splice(0)) end()
      for (const store of [modal, pairing, toast, alert, recent]) store.complete()
    },
  }
}
