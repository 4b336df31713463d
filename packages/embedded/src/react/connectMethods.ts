export { EmailLogin } from './EmailLogin.js'
export { PasskeyLogin } from './PasskeyLogin.js'
export { SocialLogins } from './SocialLogins.js'
