/** Whether the page is enlarged, so that a finger moves it about and means nothing else. */
export function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.05
}
