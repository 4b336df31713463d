import type { Surface } from '../kit/createSurface.js'
import type { StartedServices } from '../kit/startServices.js'

type Of<Name extends keyof Surface> = (services: StartedServices) => Surface[Name]

export const open: Of<'open'> = ({ surface }) => surface.open
export const close =
  ({ surface }: StartedServices) =>
  (options?: { readonly force?: boolean }): void =>
    void surface.modal.close(options)
export const push: (services: StartedServices) => Surface['modal']['push'] = ({ surface }) => surface.modal.push
export const replace: (services: StartedServices) => Surface['modal']['replace'] = ({ surface }) =>
  surface.modal.replace
export const reset: (services: StartedServices) => Surface['modal']['reset'] = ({ surface }) => surface.modal.reset
export const back: (services: StartedServices) => Surface['modal']['back'] = ({ surface }) => surface.modal.back
export const requestClose: (services: StartedServices) => Surface['modal']['requestClose'] = ({ surface }) =>
  surface.modal.requestClose
export const chooseWallet: Of<'chooseWallet'> = ({ surface }) => surface.chooseWallet
export const chooseNetwork: Of<'chooseNetwork'> = ({ surface }) => surface.chooseNetwork
export const showWallets: Of<'showWallets'> = ({ surface }) => surface.showWallets
export const startPairing: Of<'startPairing'> = ({ surface }) => surface.startPairing
export const openWalletLink: Of<'openWalletLink'> = ({ surface }) => surface.openWalletLink
export const showToast: (services: StartedServices) => Surface['toasts']['show'] = ({ surface }) => surface.toasts.show
export const hideToast: (services: StartedServices) => Surface['toasts']['hide'] = ({ surface }) => surface.toasts.hide
export const showAlert: (services: StartedServices) => Surface['alerts']['show'] = ({ surface }) => surface.alerts.show
export const hideAlert: (services: StartedServices) => Surface['alerts']['hide'] = ({ surface }) => surface.alerts.hide
