/** Removes joints, and capitalizes the letter in their first group: `mobile_link` becomes `mobileLink` with the joint `/_(\w)/g`. */
export const toCamelCase = (name: string, joint: RegExp): string =>
  name.replace(joint, (_, letter: string) => letter.toUpperCase())
