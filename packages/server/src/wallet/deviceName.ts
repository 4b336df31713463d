const browserPatterns: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\bTelegram/, 'Telegram'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systemPatterns: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Returns a readable device name for a user agent.
 *
 * @example deviceName('Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/140.0 Safari/537.36') // 'Chrome, Windows'
 */
export function deviceName(userAgent: string): string {
  const nameIn = (names: typeof browserPatterns): string[] =>
    names
      .filter(([pattern]) => pattern.test(userAgent))
      .map(([, name]) => name)
      .slice(0, 1)
  return [...nameIn(browserPatterns), ...nameIn(systemPatterns)].join(', ') || 'unknown device'
}
