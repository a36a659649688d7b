import { cleanup, render, screen } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { MenuList } from "./menu-list";
import NotificationsPanel from "./notifications-panel";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { NavigationContext } from "@/components/ui/text/navigation";
import en from "@/messages/en";
import es from "@/messages/es";

vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

const logOut = () => Promise.reject(new Error("Nobody logs out"));

function show(locale: "en" | "es", what: ReactNode): void {
  const messages = { en, es }[locale];
  const failureTexts = {
    ...messages.errorPages,
    ...messages.common,
    homeHref: "/",
    retryClass: "",
    homeClass: "",
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale={locale} timeZone="UTC" messages={messages}>
        <FailureTextsContext value={failureTexts}>
          <NavigationContext value={{ navigate: () => undefined, pendingHref: null }}>
            {what}
          </NavigationContext>
        </FailureTextsContext>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

test.each([
  ["en", "Notifications are not built yet", "What is new is marked on Home and in each project."],
  ["es", "Las notificaciones todavía no están listas", "Lo nuevo está marcado en Inicio y en cada proyecto."],
] as const)(
  "the phone's menu and the desktop's panel say the same of notifications, in %s",
  (locale, ...lines) => {
    const name = { en, es }[locale].nav.notifications;
    show(locale, <MenuList name="Rosa Ortiz" logOut={logOut} onLeave={() => undefined} />);
    const inMenu = screen.getByText(name).closest("details");
    expect(inMenu?.textContent).toBe([name, ...lines].join(""));
    cleanup();
    show(locale, <NotificationsPanel trigger={{ className: "", children: name }} />);
    expect(screen.getByRole("dialog", { name }).textContent).toBe(lines.join(""));
  },
);
