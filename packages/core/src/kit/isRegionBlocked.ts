/** Time zones of mainland China, Hong Kong and Macau with their old names (rule checks-14). */
export const restrictedTimeZones: readonly string[] = [
  'Asia/Shanghai',
  'Asia/Urumqi',
  'Asia/Chongqing',
  'Asia/Chungking',
  'Asia/Harbin',
  'Asia/Kashgar',
  'PRC',
  'Asia/Hong_Kong',
  'Hongkong',
  'Asia/Macau',
  'Asia/Macao',
]

/** Whether no configured service may be contacted from this time zone. An unknown zone is not blocked. */
export function isRegionBlocked(
  timeZone: string | undefined,
  blocked: readonly string[] = restrictedTimeZones,
): boolean {
  return timeZone !== undefined && blocked.includes(timeZone)
}
