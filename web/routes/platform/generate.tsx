export default function Page() {
  return <h1>generate</h1>;
}
