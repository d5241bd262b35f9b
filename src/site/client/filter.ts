/**
 * Filters a list without a reload: fetches the page of the new address and replaces the list with its
 * content. The address names the filter, so that it can be bookmarked and shared.
 */
export function enhanceFilter(form: HTMLFormElement): void {
  let asked: AbortController | undefined;
  const filter = async (): Promise<void> => {
    const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    for (const [name, value] of [...query]) if (value === '') query.delete(name);
    const address = form.action + (query.size === 0 ? '' : `?${query}`);
    asked?.abort();
    asked = new AbortController();
    try {
      const response = await fetch(address, { signal: asked.signal });
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const section = form.closest('section')!;
      const fresh = page.querySelector('form[data-filter]')?.closest('section');
      if (!response.ok || !fresh) throw new Error(`${response.status}`);
      // Only the content after the form is replaced, so that the form keeps the focus.
      while (form.nextSibling !== null) form.nextSibling.remove();
      const rest = fresh.querySelector('form[data-filter]')!;
      while (rest.nextSibling !== null) section.append(rest.nextSibling);
      const languages = page.querySelector('.languages ul');
      if (languages) document.querySelector('.languages ul')?.replaceWith(languages);
      history.replaceState(null, '', address);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') location.assign(address);
    }
  };
  form.addEventListener('change', () => void filter());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void filter();
  });
}
