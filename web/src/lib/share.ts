// An address given to others: by the system's own sheet where there is one, else by the clipboard.
export async function share(address: string): Promise<boolean> {
  const touch = window.matchMedia?.("(pointer: coarse)").matches;
  try {
    if (touch && navigator.share) {
      await navigator.share({ url: address });
      return false;
    }
    // Only a page with TLS, or on this machine, has the clipboard.
    if (!navigator.clipboard) return false;
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false; // given up in the system's sheet, or forbidden by the browser
  }
}
