export { approveTransactionView as ApproveTransaction } from './ApproveTransaction.js'
export { connectingFarcasterView as ConnectingFarcaster } from './ConnectingFarcaster.js'
export { connectingSocialView as ConnectingSocial } from './ConnectingSocial.js'
export { connectSocialsView as ConnectSocials } from './ConnectSocials.js'
export { EmailRow } from './EmailRow.js'
export { emailVerifyDeviceView as EmailVerifyDevice } from './EmailVerifyDevice.js'
export { emailVerifyOtpView as EmailVerifyOtp } from './EmailVerifyOtp.js'
export { SmartAccountRow } from './SmartAccountRow.js'
export { smartAccountSettingsView as SmartAccountSettings } from './SmartAccountSettings.js'
export {
  updateEmailPrimaryOtpView as UpdateEmailPrimaryOtp,
  updateEmailSecondaryOtpView as UpdateEmailSecondaryOtp,
} from './UpdateEmailOtp.js'
export { updateEmailWalletView as UpdateEmailWallet } from './UpdateEmailWallet.js'
export { upgradeEmailWalletView as UpgradeEmailWallet } from './UpgradeEmailWallet.js'
export { DeleteRow, PermissionsRow, SecurityRows } from './WalletPageRows.js'
