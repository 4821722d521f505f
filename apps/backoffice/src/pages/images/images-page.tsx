export function ImagesPage() {
  return null;
}
