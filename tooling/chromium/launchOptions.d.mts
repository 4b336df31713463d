/** How Playwright starts the Chromium that `CHROMIUM_PATH` names, else the system's. */
export declare const launchOptions: { readonly args: string[]; readonly executablePath?: string }
