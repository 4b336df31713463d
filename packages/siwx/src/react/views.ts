export { dataCaptureView as DataCapture } from './DataCapture.js'
export { dataCaptureOtpConfirmView as DataCaptureOtpConfirm } from './DataCaptureOtpConfirm.js'
export { SessionRow } from './SessionRow.js'
export { connectingSiweView as ConnectingSiwe, siwxSignMessageView as SIWXSignMessage } from './SignIn.js'
