import { css as avatarCss } from '../part/Avatar.module.css.js'
import { css as pictureCss } from '../part/Picture.module.css.js'
import { css as themeCss } from '../theme/theme.module.css.js'
import { css as buttonCss } from './HostButton.module.css.js'

/** Content of `styles.css`: all styles of the buttons, for server-rendered pages. */
export const buttonStyles: string = `${[themeCss, buttonCss, pictureCss, avatarCss].join('\n')}\n`
