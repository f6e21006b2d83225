export default function Page() {
  return <p>Elsewhere</p>;
}
