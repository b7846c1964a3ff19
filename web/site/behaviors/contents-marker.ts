/** `[data-contents]`: a table of contents that marks the section being read. */
export function startContentsMarker(): void {
  for (const contents of document.querySelectorAll('[data-contents]')) {
    const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
    const observer = new IntersectionObserver(
      (changes) => {
        const entered = changes.find((change) => change.isIntersecting);
        if (!entered) return;
        for (const link of links)
          if (link.hash === `#${entered.target.id}`) link.setAttribute('aria-current', 'location');
          else link.removeAttribute('aria-current');
      },
      // A line just under the site's bar: a section is current while it crosses it.
      { rootMargin: '-112px 0px -80% 0px' },
    );
    for (const { hash } of links) {
      const section = document.getElementById(hash.slice(1));
      if (section) observer.observe(section);
    }
  }
}
