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
  /** A command that answers with a promise. */
  const later = <Name extends keyof Commands>(name: Name): Commands[Name] =>
    ((...args: readonly unknown[]) =>
      parts.run(async (loaded) => (of(loaded)[name] as Call)(...args))) as unknown as Commands[Name]
  /** A command that answers nothing: at once when the parts are there, which a visitor's gesture may demand. */
  const act = (work: (commands: Commands) => void): void => {
    const loaded = parts.now()
    if (loaded !== undefined) work(of(loaded))
    else
      parts
        .load()
        .then((late) => work(of(late)))
        .catch((error) => log.error('A command failed', error))
  }
  const does = <Name extends keyof Commands>(name: Name): Commands[Name] =>
    ((...args: readonly unknown[]) => act((commands) => (commands[name] as Call)(...args))) as unknown as Commands[Name]
  const go = (name: 'push' | 'replace' | 'reset' | 'back' | 'requestClose') =>
    ((...args: readonly unknown[]) => act(({ modal: loaded }) => (loaded[name] as Call)(...args))) as never

  const shown: Shown = {
    wallets: deriveStore([connectors.list, recent], (list, wallets) => ({
      connectors: toInfos(list),
      recent: wallets,
    })),
    modal: {
      ...modal,
      push: go('push'),
      replace: go('replace'),
      reset: go('reset'),
      back: go('back'),
      requestClose: go('requestClose'),
    },
    pairing,
    toast,
    alert,
  }

  return {
    engine: {
      ...shown,
      connect: later('connect'),
      disconnect: later('disconnect'),
      switchNetwork: later('switchNetwork'),
      refreshBalance: later('refreshBalance'),
      getBalance: later('getBalance'),
      signMessage: later('signMessage'),
      signTypedData: later('signTypedData'),
      sendTransaction: later('sendTransaction'),
      transfer: later('transfer'),
      waitForTransaction: later('waitForTransaction'),
      startPairing: later('startPairing'),
      cancelConnect: does('cancelConnect'),
      setActive: does('setActive'),
      removeNetwork: does('removeNetwork'),
      open: does('open'),
      close: does('close'),
      chooseWallet: does('chooseWallet'),
      chooseNetwork: does('chooseNetwork'),
      showWallets: does('showWallets'),
      openWalletLink: does('openWalletLink'),
      showToast: does('showToast'),
      hideToast: does('hideToast'),
      showAlert: does('showAlert'),
      hideAlert: does('hideAlert'),
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
