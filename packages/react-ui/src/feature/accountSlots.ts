import type { AccountSlots } from '../modal/ModalContext.js'
import { AccountActions } from './AccountActions.js'
import { AccountTabs } from './AccountTabs.js'
import { AccountAmounts, AccountRows, SettingsRows, WithSettings } from './FeatureRows.js'

/** The slots of the account views. */
export const accountSlots: AccountSlots = {
  AccountActions,
  AccountAmounts,
  AccountRows,
  AccountTabs,
  SettingsRows,
  WithSettings,
}
