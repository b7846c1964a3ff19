export default function Page() {
  return <h1>premium</h1>;
}
