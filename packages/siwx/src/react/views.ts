export { connectingSiweView as ConnectingSiwe } from './ConnectingSiwe.js'
export { dataCaptureView as DataCapture } from './DataCapture.js'
export { dataCaptureOtpConfirmView as DataCaptureOtpConfirm } from './DataCaptureOtpConfirm.js'
export { siwxSignMessageView as SIWXSignMessage } from './SiwxSignMessage.js'
