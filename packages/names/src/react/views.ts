export { chooseAccountNameView as ChooseAccountName } from './ChooseAccountName.js'
export { editAccountNameView as EditAccountName } from './EditAccountName.js'
export { registerAccountNameView as RegisterAccountName } from './RegisterAccountName.js'
export { registerAccountNameSuccessView as RegisterAccountNameSuccess } from './RegisterAccountNameSuccess.js'
