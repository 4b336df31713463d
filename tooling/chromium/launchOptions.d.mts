/** Playwright launch options for the Chromium at `CHROMIUM_PATH`, else the system's. */
export declare const launchOptions: { readonly args: string[]; readonly executablePath?: string }
