import { css as avatarCss } from '../part/Avatar.module.css.js'
import { css as pictureCss } from '../part/Picture.module.css.js'
import { css as themeCss } from '../theme/theme.module.css.js'
import { css as buttonCss } from './HostButton.module.css.js'

/** What `styles.css` holds: all that the buttons need, for pages that a server renders. */
export const buttonStyles: string = `${[themeCss, buttonCss, pictureCss, avatarCss].join('\n')}\n`
