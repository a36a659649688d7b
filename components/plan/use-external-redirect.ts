import { useEffect, useState } from "react";

/** Redirects to another site. `leaving` stays true until this page is restored by the browser's Back. */
export function useExternalRedirect() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
  const leave = (url: string) => {
    setLeaving(true);
    location.assign(url);
  };
  return { leaving, leave };
}
