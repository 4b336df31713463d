export { EmailLogin } from './EmailLogin.js'
export { en } from './en.data.js'
export { PasskeyLogin } from './PasskeyLogin.js'
export { SocialLogins } from './SocialLogins.js'
