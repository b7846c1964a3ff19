/** Title and lead of each form on the authentication page. */
export function AuthHeading({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <header className="grid gap-2">
      <h1 className="font-display font-semibold text-3xl leading-tight">{title}</h1>
      <p className="text-ink-muted">{subtitle}</p>
    </header>
  );
}
