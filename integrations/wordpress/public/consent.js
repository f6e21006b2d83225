// What a visitor agrees to in the banner of the site, by the WP Consent API, is an agreement for the feeds as well.
(function ({ category, tags }) {
  async function tell(tag, isAllowed) {
    await customElements.whenDefined(tag);
    for (const feed of document.querySelectorAll(tag)) {
      if (isAllowed) feed.grant();
      else feed.revoke();
    }
  }
  const tellAll = (isAllowed) => tags.forEach((tag) => void tell(tag, isAllowed));

  // It says "deny" for a visitor who was not asked yet, too: nothing is taken back then.
  if (window.wp_has_consent?.(category)) tellAll(true);
  document.addEventListener('wp_listen_for_consent_change', ({ detail }) => {
    if (category in (detail ?? {})) tellAll(detail[category] === 'allow');
  });
})(window.wsWidgetsConsent);
